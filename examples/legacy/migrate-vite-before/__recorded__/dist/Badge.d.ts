export interface BadgeProps {
    label: string;
}
/** A word in a frame. */
export declare function Badge({ label }: BadgeProps): import('react').JSX.Element;

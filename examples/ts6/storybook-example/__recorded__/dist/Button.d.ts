export interface ButtonProps {
    label: string;
}
export declare function Button({ label }: ButtonProps): import("react").JSX.Element;

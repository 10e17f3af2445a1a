import { JSX } from 'react';

/** A word in a frame. */
export declare function Badge({ label }: BadgeProps): JSX.Element;

export declare interface BadgeProps {
    label: string;
}

export { }

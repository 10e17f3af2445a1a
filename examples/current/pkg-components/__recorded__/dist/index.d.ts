import type { ReactNode } from 'react';
/** A short text on a coloured ground. */
export declare const Badge: ({ children }: {
    children: ReactNode;
}) => import("react").JSX.Element;

import type { ReactNode } from 'react';
import './Card.css';
export declare const Card: ({ children }: {
    children: ReactNode;
}) => import("react").JSX.Element;

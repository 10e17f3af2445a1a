import { type ReactNode } from 'react';
import './Counter.css';
export interface CounterProps {
    children: ReactNode;
}
/** A button that counts its clicks. */
export declare const Counter: ({ children }: CounterProps) => import("react").JSX.Element;

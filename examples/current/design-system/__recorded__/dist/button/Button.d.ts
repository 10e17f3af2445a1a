import type { ComponentProps } from 'react';
import './Button.css';
export declare const Button: (props: ComponentProps<'button'>) => import("react").JSX.Element;

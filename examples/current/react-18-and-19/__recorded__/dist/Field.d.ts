import { type ComponentPropsWithoutRef } from 'react';
export interface FieldProps extends ComponentPropsWithoutRef<'input'> {
    label: string;
}
/** An input with its label. */
export declare const Field: import("react").ForwardRefExoticComponent<FieldProps & import("react").RefAttributes<HTMLInputElement>>;

import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';

export interface FieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
}

/** An input with its label. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(({ label, ...input }, ref) => {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} ref={ref} />
    </p>
  );
});

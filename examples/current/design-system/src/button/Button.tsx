import type { ComponentProps } from 'react';
import './Button.css';

export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className="ds-button" />
);

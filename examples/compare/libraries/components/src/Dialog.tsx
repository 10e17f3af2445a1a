import { type ReactNode, useEffect, useRef } from 'react';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog that follows `open`. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog ref={element} className="dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}

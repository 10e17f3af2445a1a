import './badge.css';

export interface BadgeProps {
  label: string;
}

/** A word in a frame. */
export function Badge({ label }: BadgeProps) {
  return <span className="badge">{label}</span>;
}

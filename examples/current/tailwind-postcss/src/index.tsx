import './index.css';

export const Badge = ({ text }: { text: string }) => (
  <span className="rounded-full px-2 font-bold">{text}</span>
);

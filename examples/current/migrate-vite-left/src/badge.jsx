export const Badge = ({ label }) => <span>{label}</span>;

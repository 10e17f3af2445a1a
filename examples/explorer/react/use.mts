import { Badge, type BadgeProps } from 'badge';

const props: BadgeProps = { tone: 'loud' };
export const badge = Badge(props);

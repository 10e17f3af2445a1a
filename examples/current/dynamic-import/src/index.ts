export const load = () => import('./heavy');

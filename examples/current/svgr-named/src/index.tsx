import { ReactComponent as Logo } from './logo.svg';

export const Brand = () => <Logo />;

import Logo from './logo.svg?react';

export const Brand = () => <Logo />;

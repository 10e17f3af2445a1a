import './theme.less';

export const name = 'button';

import '@/theme.css';
import './button.less';
import logo from '@/logo.svg';

export { logo };

import './base.css';
import styles from './button.module.css';

export const className: string = styles.button;

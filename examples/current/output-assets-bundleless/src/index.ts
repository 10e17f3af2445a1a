import './base.css';
import styles from './card.module.css';
import logo from './logo.svg';

export const card = (): string => `<img class="${styles.image}" src="${logo}" alt="">`;

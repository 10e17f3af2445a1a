export { Button } from './button/Button';
export { Card } from './card/Card';

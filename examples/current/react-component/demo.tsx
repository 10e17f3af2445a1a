import { Counter } from 'react-component';

export default () => <Counter>Clicks:</Counter>;

import { greet } from 'bundleless-alias';

console.log(greet({ first: 'Ada', last: 'Lovelace' }));

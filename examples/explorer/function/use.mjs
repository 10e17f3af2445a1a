import { greet } from 'greet';

console.log(greet({ name: 'Ada', title: 'Dr.' }));

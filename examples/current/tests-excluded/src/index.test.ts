import { add } from './index';

if (add(1, 2) !== 3) throw new Error('add is broken');

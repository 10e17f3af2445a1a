import base from '../../rslib.base.ts';

export default base;

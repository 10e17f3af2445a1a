import * as api from 'type-reexport-bundle';

console.log(Object.keys(api), api.Shape);

import('type-reexport').catch((error) => console.log(String(error)));

import('bundleless-unresolved').catch((error) => console.log(error.code));

Object.assign(globalThis, { polyfilled: true });

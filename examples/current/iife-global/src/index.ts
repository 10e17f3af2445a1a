const greet = (name: string): string => `Hello, ${name}!`;

Object.assign(globalThis, { Greeter: { greet } });

(()=>{
    const greet = (name)=>`Hello, ${name}!`;
    Object.assign(globalThis, {
        Greeter: {
            greet
        }
    });
})();

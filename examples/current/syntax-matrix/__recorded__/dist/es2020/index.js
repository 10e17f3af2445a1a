const city = (user)=>user?.city ?? 'nowhere';
const copy = (user)=>({
        ...user
    });
export { city, copy };

const city = (user)=>user?.city;
export { city };

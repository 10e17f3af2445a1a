const city = (user)=>null == user ? void 0 : user.city;
export { city };

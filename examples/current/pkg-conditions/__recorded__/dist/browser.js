const settingsIn = ()=>'localStorage';
export { settingsIn };

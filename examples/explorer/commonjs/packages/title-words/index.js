const upper = (word) => word[0].toUpperCase() + word.slice(1);

module.exports = (text) => text.split(' ').map(upper).join(' ');

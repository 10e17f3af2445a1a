import query from './query.graphql';

export { query };

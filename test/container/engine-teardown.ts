export { sayWhetherThereIsAnEngine as default } from './engine';

export { lookForEngine as default } from './engine';

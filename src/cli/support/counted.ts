export { counted } from '../../telling/counted';

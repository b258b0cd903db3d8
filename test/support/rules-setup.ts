export { startTestServer as default } from './test-server';

import { replayPart } from './replay';

replayPart(2);

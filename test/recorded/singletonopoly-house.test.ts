import { playAgain } from './play-again';

playAgain('singletonopoly-house');

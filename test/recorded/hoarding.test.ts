import { playAgain } from './play-again';

playAgain('hoarding');

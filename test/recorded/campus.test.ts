import { playAgain } from './play-again';

playAgain('campus');

import {createContext} from 'react';

/** The label of the tab around a block of code, so that the block does not repeat it. */
export const TabLabel = createContext<string | undefined>(undefined);

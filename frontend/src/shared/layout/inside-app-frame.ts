import { createContext } from 'react';

/** Whether what is shown stands inside the frame of the signed-in screens, which has its own bar and navigation. */
export const InsideAppFrame = createContext(false);

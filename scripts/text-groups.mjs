/** Groups of the page's texts that only the server renders, so that browsers do not load them. */
export const SERVER_GROUPS = ['changes', 'docs', 'landing', 'model', 'status'];

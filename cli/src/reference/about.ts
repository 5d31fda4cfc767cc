/** What reference and manual say beside the commands. */
export const ABOUT = {
  summary: 'administer a Torpedo server from the terminal',
  output: [
    'Data goes to standard output, messages to standard error. A terminal gets a table that fits its width, with --wide a whole one; a pipe gets lines with tabs and a heading.',
    '--json prints one JSON value, and an error as one JSON object on standard error, with the request_id by which the log of the server knows it. --fields chooses what is shown. Colours appear on a terminal only, and never with NO_COLOR.',
    '--csv prints a sheet for programs: amounts as decimals with their currency in a column of its own, shares as decimals from 0 to 1, times in ISO 8601 and UTC. A text that a spreadsheet would run as a formula has a quote before it; amounts and telephone numbers are none. Personal data is masked as the API masks it, whatever the format; only the sheet of the server, which --output writes, has what the audit tells of.',
    'For people money is written with its currency. Times are local, with --utc in UTC.',
  ],
  changes: [
    'A change takes --dry-run, which prints what would change and changes nothing, and --reason, which the audit keeps.',
    'What cannot be undone is confirmed by typing the name of the object, after the server and the account that do it, or by --yes. Where no terminal can ask, a confirmation or a reason that is missing is wrong usage.',
    'Where the server wants to be sure who is there, the command asks for the password and goes on. Where no person can answer it ends as not signed in: scripts use a staff token, which torpedo tokens create makes.',
    '--watch goes on when the server was away, with longer and longer pauses up to a minute.',
  ],
  users: 'Accounts are named by their whole e-mail address or by their id.',
  environment: [
    ['TORPEDO_SERVER', 'address of the server'],
    ['TORPEDO_TOKEN', 'staff token or access token that signs in, for scripts'],
    ['NO_COLOR', 'no colours'],
    ['BROWSER', 'program that opens screens'],
    ['XDG_CONFIG_HOME', 'folder of the remembered sign-ins, ~/.config unless given'],
  ],
  everywhere: 'These may stand anywhere in a command line.',
  exitCodes: [
    ['0', 'done'],
    ['1', 'failed'],
    ['2', 'wrong usage'],
    ['3', 'not signed in'],
    ['4', 'forbidden'],
    ['5', 'not found'],
    ['6', 'conflict'],
    ['7', 'network: no answer of a Torpedo server came'],
    ['130', 'interrupted by Ctrl-C'],
  ],
} as const;

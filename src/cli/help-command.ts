import type { Command } from 'commander';

/**
 * Adds the command `help` to a command with subcommands. Commander's built-in help command is replaced, because it prints the general help
 * for an unknown name without an error.
 */
export function addHelpCommand(parent: Command): void {
  parent
    .helpCommand(false)
    .command('help')
    .argument('[command]')
    .description('display help for command')
    .action(async (name?: string) => {
      if (name === undefined) parent.help();
      const named = parent.commands.find((each) => each.name() === name);
      if (named) named.help();
      // Commander rejects the unknown command and suggests a similar name.
      await parent.parseAsync([name], { from: 'user' });
    });
}

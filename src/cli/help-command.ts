import type { Command } from 'commander';

/** Adds the command `help` to a command with subcommands. Commander's own prints the whole help for an unknown name, without saying so. */
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
      // Commander refuses the unknown command, and proposes the one that was meant.
      await parent.parseAsync([name], { from: 'user' });
    });
}

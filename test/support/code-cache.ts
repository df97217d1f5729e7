import vm from 'node:vm';

declare module 'node:vm' {
  interface SourceTextModule {
    createCachedData(): Buffer;
  }
}

/**
 * Code cache of the modules that a process has compiled, because jest compiles each module anew for each test file that imports
 * it, which took a sixth of the time of all tests. Each test file still evaluates its modules in its own context.
 */

/** Pattern of sources that may import dynamically, whose code V8 binds to the test file that compiled it first. */
const DYNAMIC_IMPORT = /\bimport\s*[(/]/;

/** Code by the name and the source of a module. */
class CodeCache<Code> {
  readonly #entries = new Map<string, { readonly source: string; readonly code: Code }>();

  find(name: string, source: string): Code | undefined {
    const entry = this.#entries.get(name);
    return entry?.source === source ? entry.code : undefined;
  }

  /** Keeps code, unless another test file must not run it. */
  keep(name: string, source: string, compile: () => Code): Code | undefined {
    if (DYNAMIC_IMPORT.test(source)) return undefined;
    const code = compile();
    this.#entries.set(name, { source, code });
    return code;
  }
}

const { SourceTextModule, compileFunction } = vm;

const modules = new CodeCache<Buffer>();

/** Module that is made from V8's cached data of the same source. */
class CachedModule extends SourceTextModule {
  constructor(source: string, options: vm.SourceTextModuleOptions) {
    const { identifier = '' } = options;
    const cachedData = modules.find(identifier, source);
    super(source, { ...options, ...(cachedData && { cachedData }) });
    if (!cachedData) modules.keep(identifier, source, () => this.createCachedData());
  }
}

const scripts = new CodeCache<vm.Script>();

/** Compiles a CommonJS module as a script, because one script runs in every context, with the functions that V8 has compiled so far. */
function compileCached(
  source: string,
  parameters: readonly string[],
  options: vm.CompileFunctionOptions & { readonly parsingContext: vm.Context; readonly filename: string },
): unknown {
  const { filename, parsingContext } = options;
  const opening = `(function (${parameters}) {`;
  const name = opening + filename;
  const compile = () => new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
  const script = scripts.find(name, source) ?? scripts.keep(name, source, compile);
  return script ? script.runInContext(parsingContext) : compileFunction(source, parameters, options);
}

Object.assign(vm, { SourceTextModule: CachedModule, compileFunction: compileCached });

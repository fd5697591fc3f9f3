import { readdirSync } from "node:fs";
import importX from "eslint-plugin-import-x";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

// A stage of the core imports itself and the model. Only the pipeline knows several stages, and only main/ knows the features.
const stages = ["settings", "plan", "run", "parse", "analyze", "compare", "gate", "report", "github"];
const features = readdirSync(new URL("src/features", import.meta.url));
/** The features that build on another one. */
const buildsOn = { "machine-code": ["lines"], "import-command": ["init"] };
const inFolder = (name) => `./${name}`;
const borders = [
  { target: "./src/model", from: "./src", except: ["./model"], message: "model/ imports nothing of ours." },
  ...stages.map((stage) => ({
    target: `./src/${stage}`,
    from: "./src",
    except: [stage, "model"].map(inFolder),
    message: `${stage}/ may import only itself and model/; stages meet in pipeline/.`,
  })),
  {
    target: "./src/pipeline",
    from: ["./src/main", "./src/features"],
    message: "The core knows no feature. main/ hands in what features add.",
  },
  ...features.flatMap((feature) => [
    {
      target: `./src/features/${feature}`,
      from: "./src/features",
      except: [feature, ...(buildsOn[feature] ?? [])].map(inFolder),
      message: "A feature imports the core, and nothing of another feature.",
    },
    { target: `./src/features/${feature}`, from: "./src/main", message: "main/ imports features, not the reverse." },
  ]),
  {
    // In a feature, only its command, its job, and effects/ touch anything outside.
    target: ["./src/features/*/!(index|command|job|effects).ts", "./src/features/*/!(effects)/**/*.ts"],
    from: ["./src/run", "./src/github", "./src/pipeline"],
    message: "This part of a feature is pure: effects live in its index.ts, command.ts, job.ts, and effects.",
  },
  {
    target: "./src/pipeline/start",
    from: ["capture", "sides", "job"].map((folder) => `./src/pipeline/${folder}`),
    message: "start/ makes a session, and knows nothing of what is done with it.",
  },
  {
    target: "./src/pipeline/capture",
    from: ["start", "sides", "ncu", "judge", "recorded", "job"].map((folder) => `./src/pipeline/${folder}`),
    message: "capture/ takes a side as it is; what makes and orders sides is above it.",
  },
];

const effects = ["node:fs", "node:fs/promises", "node:child_process", "node:os", "node:http", "node:https", "node:net"];

const onlySpawner = {
  selector: "ImportDeclaration[source.value='node:child_process']",
  message: "run/ is the only spawner.",
};

/** SQL that names a table. The names allowed are SQLite's own; table.ts puts a checked table's name after `FROM "`. */
const namesTable = String.raw`/\b(FROM|JOIN)\s+(?!(sqlite_schema|pragma_table_xinfo)\b|"$)/`;
const onlyCheckedTables = {
  selector: `:matches(Literal[value=${namesTable}], TemplateElement[value.raw=${namesTable}])`,
  message: "Query an opened table (`Table.query`), never a table's name.",
};
const onlyOpenedFiles = {
  selector: String.raw`ImportDeclaration[source.value=/^node:sqlite$|\/database\.ts$/]:not([importKind='type'])`,
  message: "Open an export with openExport. Only its tables can be queried.",
};

/** Of rows in comparison.json. */
const states =
  "regressed|improved|same|inconclusive|new|removed|moved|other-variant|overlap-changed|noted|waits|not-judged";
const whoDecides = "Only decide.ts (times), counts.ts, and the metrics' modules assign a row's state.";

export default tseslint.config(
  { ignores: ["dist/", "node_modules/", "coverage/", "examples/", ".gpu/"] },
  ...tseslint.configs.strict,
  {
    files: ["**/*.ts"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [importX.createNodeResolver({ extensions: [".ts", ".js", ".json"] })],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"] },
    },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
      "import-x/no-restricted-paths": ["error", { zones: borders }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    // Names, logs and files come from strangers: what an expression costs grows as the text does, and no faster.
    files: ["src/**/*.ts"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    // The pure middle: functions of values.
    files: [
      "src/{model,plan,analyze,gate,report,compare}/**/*.ts",
      "src/features/*/!(index|command|job|effects).ts",
      "src/features/*/!(effects)/**/*.ts",
    ],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: effects.map((name) => ({
            name,
            message:
              "This stage is pure: effects live in run/, parse/, settings/, github/, and a feature's command, job, and effects.",
          })),
          patterns: ["@actions/*"],
        },
      ],
      "no-restricted-globals": ["error", { name: "process", message: "This stage is pure." }],
    },
  },
  {
    files: ["src/**/*.ts"],
    ignores: ["src/run/**"],
    rules: {
      "no-restricted-syntax": ["error", onlySpawner],
    },
  },
  {
    files: ["src/{parse,pipeline,features}/**/*.ts"],
    rules: {
      "no-restricted-syntax": ["error", onlySpawner, onlyCheckedTables, onlyOpenedFiles],
    },
  },
  {
    files: ["src/parse/nsys-sqlite/{database,export-file}.ts"],
    rules: {
      "no-restricted-syntax": ["error", onlySpawner, onlyCheckedTables],
    },
  },
  {
    // A row's state is decided once, by the table or the rules of its kind, and never changed.
    files: ["src/{compare,features}/**/*.ts"],
    ignores: [
      "src/compare/{decide,counts}.ts",
      "src/compare/untraced/judge-series.ts",
      // Of variables and packages, no rows.
      "src/compare/environment/*.ts",
      // Of series and their changes, of commits, and of files, no rows.
      "src/features/{history,bisect,agents,trace}/**/*.ts",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        onlySpawner,
        { selector: `Property[key.name='state'] Literal[value=/^(${states})$/]`, message: whoDecides },
        // A row with another state, wherever that comes from.
        { selector: "ObjectExpression:has(> SpreadElement) > Property[key.name='state']", message: whoDecides },
      ],
    },
  },
);
